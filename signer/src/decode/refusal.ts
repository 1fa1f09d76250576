/** Why bytes are not signed. Default deny: whatever is not exactly known ends here. */
export type RefusalKind = 'notUnderstood' | 'mismatch' | 'feeTooHigh' | 'slippageTooWide'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind

  constructor(kind: RefusalKind, what: string) {
    super(what)
    this.kind = kind
  }
}

export function understood(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Refusal('notUnderstood', what)
}

export function matches(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Refusal('mismatch', what)
}
