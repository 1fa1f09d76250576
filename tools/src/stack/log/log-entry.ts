export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type LogEntry = {
  readonly time: Date
  readonly source: string
  readonly level: LogLevel
  readonly text: string
  readonly fields: Readonly<Record<string, unknown>>
}

export type StackLog = (entry: LogEntry) => void

/** What one line of a process's output says; null when it says nothing worth showing. */
export type ParsedLine = Omit<LogEntry, 'source'> | null
export type LineParser = (line: string) => ParsedLine
