/** Puts content on IPFS and keeps it there. Answers addresses that a browser can open. Failures are `pin` errors. */
export type Pinning = {
  readonly pinFile: (file: { readonly bytes: Uint8Array; readonly type: string }) => Promise<string>
  readonly pinMetadata: (metadata: Readonly<Record<string, unknown>>) => Promise<string>
}
