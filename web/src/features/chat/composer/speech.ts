/** The browser's speech recognition, as far as it is used here; TypeScript's own library does not name it. */
export type Speech = {
  lang: string
  interimResults: boolean
  onresult: ((event: SpeechResultEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  readonly start: () => void
  /** What was heard so far still counts. */
  readonly stop: () => void
  readonly abort: () => void
}

type SpeechResultEvent = {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

type SpeechWindow = {
  readonly SpeechRecognition?: new () => Speech
  readonly webkitSpeechRecognition?: new () => Speech
}

/** Null where the browser has none. */
export function makeSpeech(): Speech | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow
  const Made = SpeechRecognition ?? webkitSpeechRecognition
  return Made === undefined ? null : new Made()
}

/** Everything that was heard since the start, certain or not yet. */
export function wordsOf({ results }: SpeechResultEvent): string {
  const words = Array.from(results, (result) => result[0]?.transcript ?? '')
  return words.join('').replaceAll(/\s+/g, ' ').trim()
}
