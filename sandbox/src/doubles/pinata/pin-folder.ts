import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { computeCid } from './compute-cid.ts'

export type Pin = { readonly cid: string; readonly isDuplicate: boolean }
export type PinnedContent = { readonly bytes: Uint8Array; readonly type: string }

export type PinFolder = {
  readonly pin: (content: PinnedContent, cidVersion: 0 | 1) => Promise<Pin>
  readonly read: (cid: string) => Promise<PinnedContent | null>
}

/** What was pinned outlives a restart: tokens that were launched point to it. */
export function createPinFolder(folder: string): PinFolder {
  const read = async (cid: string): Promise<PinnedContent | null> => {
    if (!/^[A-Za-z0-9]{46,80}$/.test(cid)) return null
    const path = join(folder, cid)
    try {
      return { bytes: await readFile(path), type: await readFile(`${path}.type`, 'utf8') }
    } catch {
      return null
    }
  }
  return {
    read,
    pin: async (content, cidVersion) => {
      const cid = await computeCid(content.bytes, cidVersion)
      const isDuplicate = (await read(cid)) !== null
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, cid), content.bytes)
      await writeFile(join(folder, `${cid}.type`), content.type)
      return { cid, isDuplicate }
    },
  }
}
