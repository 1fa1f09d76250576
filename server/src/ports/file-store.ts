/** What is kept for one owner. */
export type KeptContent = { readonly owner: string; readonly bytes: Uint8Array }

/** Keeps bytes by their content. Failures are `file` errors. */
export type FileStore = {
  /** Answers the name it is kept under, made of owner and content: putting the same twice is putting it once. */
  readonly put: (content: KeptContent) => Promise<string>
  /** Null where nothing is kept under that name, or no longer what was put there. */
  readonly get: (name: string) => Promise<Uint8Array | null>
  /** Nothing happens where there is nothing. */
  readonly remove: (name: string) => Promise<void>
}
