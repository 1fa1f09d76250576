/**
 * Durable execution behind our own words, so that the engine stays a choice.
 *
 * A durable service is a virtual object: for one key, one call at a time, across all workers. Its code path must be
 * a function of its journal and input alone: no clock, no randomness, no reads outside `step`.
 */
export type DurableContext = {
  readonly key: string
  /** Runs once and remembers the answer; repeated only if the process died before the answer was stored. */
  readonly step: <Value>(name: string, run: () => Promise<Value>) => Promise<Value>
  /** Hands a call over, to be run after `delayMs`; a replay hands nothing over a second time. */
  readonly send: (call: DurableCall & { readonly delayMs: number }) => void
}

export type DurableCall = {
  readonly service: string
  readonly key: string
  readonly handler: string
  readonly input: unknown
}

export type DurableHandler = (context: DurableContext, input: unknown) => Promise<unknown>

export type DurableService = {
  readonly name: string
  readonly handlers: Readonly<Record<string, DurableHandler>>
}

export interface DurableClient {
  /** Calls and waits for the answer. The same idempotency key never runs twice; a repeat gets the first answer. */
  call<Output>(request: {
    service: string
    key: string
    handler: string
    input: unknown
    idempotencyKey: string
    timeoutMs?: number
  }): Promise<Output>
  /** Hands the call over and returns once the engine has stored it; it runs after `delayMs`, or at once. */
  send(request: DurableCall & { idempotencyKey: string; delayMs?: number }): Promise<void>
}
