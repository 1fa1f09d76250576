/** Writes a text from facts it is given: a hosted model, without tools and without a conversation. */
export interface Writer {
  /** 'anthropic:…' */
  readonly name: string
  /** The whole answer; throws an AppError where none came. The data are told as a message of their own. */
  write(request: {
    readonly instructions: string
    readonly data: string
    readonly signal: AbortSignal
  }): Promise<string>
}
