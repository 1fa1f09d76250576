/** The path below our own host; null for an address that leads elsewhere. */
export function ownPath(url: string, origin = location.origin): string | null {
  if (!URL.canParse(url, origin)) return null
  const parsed = new URL(url, origin)
  // Stored files keep their path when the product moves to another name.
  const isStored = parsed.pathname.startsWith('/api/files/')
  return parsed.origin === origin || (isStored && parsed.hostname === 'localhost')
    ? `${parsed.pathname}${parsed.search}`
    : null
}
