export const voiceCopy = {
  speak: 'Speak your message',
  stop: 'Stop listening',
  listening: 'Listening',
  failed: 'Your browser could not listen.',
  /** By the codes of the Web Speech API; null where nothing went wrong. */
  problems: {
    'not-allowed': 'Allow this page to use your microphone, then try again.',
    'service-not-allowed': 'Your browser does not allow speech input on this page.',
    'audio-capture': 'No microphone was found.',
    network: 'Your browser needs a connection to understand speech.',
    'language-not-supported': 'Your browser does not understand speech in your language.',
    'no-speech': null,
    aborted: null,
  } as Readonly<Record<string, string | null>>,
}
