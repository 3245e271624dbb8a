"""The processes behind the event loop, with a hard limit: one that overruns is ended."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

import msgspec

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.server.thinker import LENGTH, AnyJob, Job, Thought

log = logging.getLogger(__name__)

_thought: Final = decoding.msgpack_decoder(Thought).decode


class Thinker:
    """One process; it is started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def think(self, job: AnyJob) -> Thought:
        process = await self.running()
        assert process.stdin is not None and process.stdout is not None
        raw = msgspec.msgpack.encode(job)
        process.stdin.write(len(raw).to_bytes(LENGTH, "big") + raw)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return _thought(await process.stdout.readexactly(length))

    async def running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "hedgerow.server.thinker",
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


class Thinkers:
    """A small pool. Whatever crashes or overruns is said in the log, and a process replaced."""

    def __init__(self, count: int, limit_s: float) -> None:
        self._limit = limit_s
        self._all = [Thinker() for _ in range(count)]
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def warm_up(self) -> None:
        """Start the processes now, so that the first bot need not wait for one."""
        for thinker in self._all:
            await thinker.running()

    async def choose(self, job: Job) -> bytes | None:
        """A bot's move; None where it crashed or overran."""
        thought = await self._think(job, f"bot {job.bot} ({job.game})")
        return None if thought is None or thought.refused else thought.made

    async def make(self, job: AnyJob) -> bytes:
        """A page in JSON; BadInput where the request is wrong or it takes too long."""
        thought = await self._think(job, "page")
        if thought is None:
            raise BadInput("error-too-long")
        if thought.refused is not None:
            raise BadInput(thought.refused.id, **thought.refused.args)
        return thought.made

    async def _think(self, job: AnyJob, name: str) -> Thought | None:
        thinker = await self._idle.get()
        try:
            async with asyncio.timeout(self._limit):
                thought = await thinker.think(job)
        except TimeoutError:
            log.warning("%s overran %.1f s", name, self._limit)
            await thinker.stop()
            return None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            log.warning("%s: its process ended (%r)", name, error)
            await thinker.stop()
            return None
        except asyncio.CancelledError:
            await thinker.stop()  # its answer would be taken for the next one's
            raise
        finally:
            self._idle.put_nowait(thinker)
        if thought.error:
            log.warning("%s failed: %s", name, thought.error)
            return None
        return thought

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.stop()
