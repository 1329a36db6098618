// Plays sounds. Loaded only where sound is switched on.
import type { Sound } from '@nemeton/board/game'
import { sounds, synthesize } from './synthesis'

/** How late a sound may be, in milliseconds: what could not be played in time, as before the first press, is not played at all. */
const tooLate = 150
/** No two strokes in nature are alike: each sounds higher or lower than the last by at most this part. */
const pitchVariation = 0.05

export class Player {
  private readonly context = new AudioContext()
  private readonly buffers = new Map<Sound, AudioBuffer>()

  constructor() {
    const { context } = this
    for (const sound of sounds) {
      const samples = synthesize(sound, context.sampleRate)
      const buffer = context.createBuffer(1, samples.length, context.sampleRate)
      buffer.copyToChannel(samples, 0)
      this.buffers.set(sound, buffer)
    }
  }

  /** A browser lets a page be heard only after a press on it. */
  async wake(): Promise<void> {
    if (this.context.state !== 'running') await this.context.resume()
  }

  async play(sound: Sound): Promise<void> {
    const asked = performance.now()
    await this.wake()
    if (performance.now() - asked > tooLate) return
    const source = this.context.createBufferSource()
    source.buffer = this.buffers.get(sound)!
    source.playbackRate.value = 1 + pitchVariation * Math.random()
    source.connect(this.context.destination)
    source.start()
  }
}
