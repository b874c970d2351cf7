const tones = { good: { hertz: 880, seconds: 0.12 }, bad: { hertz: 196, seconds: 0.45 } } as const
const shakes = { good: [40], bad: [120, 80, 120] } as const

let speaker: AudioContext | null = null

/** One tone, so many seconds from now. Before the first press a browser lets no page make a sound, and complains. */
export function note(hertz: number, seconds: number, later = 0) {
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  if (typeof AudioContext === 'undefined') return
  speaker ??= new AudioContext()
  const [tone, volume] = [speaker.createOscillator(), speaker.createGain()]
  tone.frequency.value = hertz
  volume.gain.value = 0.15
  tone.connect(volume).connect(speaker.destination)
  tone.start(speaker.currentTime + later)
  tone.stop(speaker.currentTime + later + seconds)
}

/** Heard and felt by whoever watches the part and not the screen. A machine without either stays silent. */
export function signal(kind: keyof typeof tones) {
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  if ('vibrate' in navigator) navigator.vibrate([...shakes[kind]])
  const { hertz, seconds } = tones[kind]
  note(hertz, seconds)
}
