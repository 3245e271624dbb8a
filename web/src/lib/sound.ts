/** Three short tones, made on the spot; silent unless a person asks for sounds. */
import { settings } from './settings.svelte';

const TONES = { event: [392], turn: [523, 659], end: [523, 659, 784] } as const;
let context: AudioContext | null = null;

export function chime(kind: keyof typeof TONES): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  TONES[kind].forEach((pitch, i) => {
    const at = start + i * 0.12;
    const tone = (context as AudioContext).createOscillator();
    const loudness = (context as AudioContext).createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.08, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    tone.connect(loudness).connect((context as AudioContext).destination);
    tone.start(at);
    tone.stop(at + 0.4);
  });
}
