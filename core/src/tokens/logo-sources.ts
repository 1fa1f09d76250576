/** Asked one after the other: what one gateway has lost another may have. */
export const IPFS_GATEWAYS = [
  'https://ipfs.io/ipfs/',
  'https://dweb.link/ipfs/',
  'https://gateway.pinata.cloud/ipfs/',
  'https://4everland.io/ipfs/',
] as const

/**
 * Where the picture of a token may be loaded from, in turn; nothing where the source is of a kind that is not loaded
 * (R2-212). What lies on ipfs is looked for at every gateway (R2-213).
 */
export function logoSources(
  source: string | null | undefined,
  gateways: readonly string[] = IPFS_GATEWAYS,
): readonly string[] {
  if (!source) return []
  const content = CONTENT.exec(source)?.[1]
  if (content !== undefined) {
    const others = gateways.map((gateway) => gateway + content)
    return /^https?:/i.test(source) ? [source, ...others.filter((other) => other !== source)] : others
  }
  return /^https?:\/\//i.test(source) ? [source] : []
}

/** `ipfs://cid/file`, `ipfs://ipfs/cid`, or the path of a gateway. */
const CONTENT = /^(?:ipfs:\/\/(?:ipfs\/)?|https?:\/\/[^/?#]+\/ipfs\/)([A-Za-z0-9][^?#\s]*)$/i
