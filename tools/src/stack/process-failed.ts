/** A process that could not be brought to answer, with its last words. */
export class ProcessFailed extends Error {
  /** The failure without the last words, for places that show the log anyway. */
  readonly summary: string

  constructor(options: { summary: string; lastLines: readonly string[]; logFile: string }) {
    super([options.summary, ...options.lastLines].join('\n'))
    this.name = 'ProcessFailed'
    this.summary = `${options.summary}; all it said is in ${options.logFile}`
  }
}
