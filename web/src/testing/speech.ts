import { onTestFinished } from 'vitest'

/**
 * A double of the browser's speech recognition, because no real one hears anything in a test. Its events have the
 * shapes of the Web Speech API: results of alternatives, errors by code, and `end` behind everything.
 */
export class SpokenWords extends EventTarget {
  static latest: SpokenWords | null = null
  static opening: Error | null = null
  lang = ''
  continuous = false
  interimResults = false
  maxAlternatives = 1
  onresult: ((event: Event) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  onend: ((event: Event) => void) | null = null
  state: 'idle' | 'listening' | 'stopped' | 'aborted' = 'idle'

  start(): void {
    if (SpokenWords.opening !== null) throw SpokenWords.opening
    this.state = 'listening'
    SpokenWords.latest = this
  }

  stop(): void {
    this.state = 'stopped'
    this.onend?.(new Event('end'))
  }

  abort(): void {
    this.state = 'aborted'
    this.onend?.(new Event('end'))
  }

  /** Each part is one result; the last may still change. */
  hear(...parts: readonly string[]): void {
    const results = parts.map((transcript, place) =>
      Object.assign([{ transcript, confidence: 0.9 }], { isFinal: place < parts.length - 1 }),
    )
    this.onresult?.(Object.assign(new Event('result'), { resultIndex: 0, results }))
  }

  fail(error: string): void {
    this.onerror?.(Object.assign(new Event('error'), { error, message: '' }))
    this.stop()
  }
}

/** Under the name that browsers give it, or under none. Until the test is over. */
export function giveSpeech(name: 'SpeechRecognition' | 'webkitSpeechRecognition' | null): void {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition'] as const
  const before = names.map((each) => [each, Object.getOwnPropertyDescriptor(window, each)] as const)
  for (const each of names) Reflect.deleteProperty(window, each)
  SpokenWords.latest = null
  SpokenWords.opening = null
  if (name !== null) Object.defineProperty(window, name, { value: SpokenWords, configurable: true })
  onTestFinished(() => {
    for (const [each, descriptor] of before) {
      Reflect.deleteProperty(window, each)
      if (descriptor !== undefined) Object.defineProperty(window, each, descriptor)
    }
  })
}
