const X_LINK = /^https?:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/([A-Za-z0-9_]{1,15})(?:[/?#]|$)/i

/** The handle that one of a project's links leads to; null where none does. */
export function readXHandle(links: readonly { readonly url: string }[]): string | null {
  for (const { url } of links) {
    const handle = X_LINK.exec(url)?.[1]
    if (handle !== undefined) return handle
  }
  return null
}

export const xHandleUrl = (handle: string): string => `https://x.com/${encodeURIComponent(handle)}`
