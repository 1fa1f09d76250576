/** The recovery code that this page was entered with: the passkey that replaces a lost one is begun with it, too. */
let typed: string | null = null

export function noteTypedCode(code: string): void {
  typed = code
}

export const typedCode = (): string | null => typed

/** It is used up. */
export function takeTypedCode(): void {
  typed = null
}
