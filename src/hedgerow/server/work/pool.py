"""A pool of worker processes with a hard time limit: one that exceeds it is ended."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

import msgspec

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.server.work.worker import LENGTH, AnyJob, Done, Think

log = logging.getLogger(__name__)

_done: Final = decoding.msgpack_decoder(Done).decode


class Worker:
    """One process, started on first use."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def do(self, job: AnyJob) -> Done:
        process = await self.running()
        assert process.stdin is not None and process.stdout is not None
        raw = msgspec.msgpack.encode(job)
        process.stdin.write(len(raw).to_bytes(LENGTH, "big") + raw)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return _done(await process.stdout.readexactly(length))

    async def running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "hedgerow.server.work.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()


class Workers:
    """A small pool. Crashes and timeouts are logged, and the process is replaced."""

    def __init__(self, count: int, limit_s: float) -> None:
        self._limit = limit_s
        self._all = [Worker() for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    @property
    def busy(self) -> int:
        """Processes that have something to do."""
        return len(self._all) - self._idle.qsize()

    async def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not have to wait."""
        for worker in self._all:
            await worker.running()

    async def choose(self, job: Think) -> Done | None:
        """A bot's move; None if it crashed or took too long."""
        done = await self._do(job, f"bot {job.bot} ({job.game})")
        return None if done is None or done.refused else done

    async def make(self, job: AnyJob) -> bytes:
        """A page in JSON; raises BadInput if the request is invalid or takes too long."""
        return (await self.done(job, "page")).made

    async def done(self, job: AnyJob, name: str) -> Done:
        """The answer; raises BadInput if the request is invalid or takes too long."""
        done = await self._do(job, name)
        if done is None:
            raise BadInput("error-too-long")
        if done.refused is not None:
            raise BadInput(done.refused.id, **done.refused.args)
        return done

    async def _do(self, job: AnyJob, name: str) -> Done | None:
        worker = await self._idle.get()
        try:
            async with asyncio.timeout(self._limit):
                done = await worker.do(job)
        except TimeoutError:
            log.warning("%s overran %.1f s", name, self._limit)
            await worker.stop()
            return None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            log.warning("%s: its process ended (%r)", name, error)
            await worker.stop()
            return None
        except asyncio.CancelledError:
            await worker.stop()  # its answer would be taken for that of the next job
            raise
        finally:
            self._idle.put_nowait(worker)
        if done.error:
            log.warning("%s failed: %s", name, done.error)
            return None
        return done

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
