import { importer } from 'ipfs-unixfs-importer'
import { fixedSize } from 'ipfs-unixfs-importer/chunker'

const CHUNK_BYTES = 262_144

/** The address that every node of IPFS would give to these bytes. */
export async function computeCid(bytes: Uint8Array, cidVersion: 0 | 1): Promise<string> {
  // Only the address is wanted: no block is kept.
  const nowhere = { put: async (cid: unknown) => cid } as unknown as Parameters<typeof importer>[1]
  const options = {
    cidVersion,
    rawLeaves: cidVersion === 1,
    wrapWithDirectory: false,
    chunker: fixedSize({ chunkSize: CHUNK_BYTES }),
  }
  let address = ''
  for await (const { cid } of importer([{ content: bytes }], nowhere, options)) address = cid.toString()
  return address
}
