import { createDiskFileStore } from '../adapters/file-store-disk/index.ts'
import { createS3FileStore } from '../adapters/file-store-s3/index.ts'
import { createPinning } from '../adapters/pinning-pinata/index.ts'
import type { Config } from '../config.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { Pinning } from '../ports/pinning.ts'

export type FileParts = { readonly fileStore: FileStore; readonly pinning: Pinning | null }

export function buildFiles({ fileStore, pinning }: Pick<Config, 'fileStore' | 'pinning'>): FileParts {
  return {
    fileStore: fileStore.kind === 's3' ? createS3FileStore(fileStore) : createDiskFileStore(fileStore),
    pinning: pinning === null ? null : createPinning(pinning),
  }
}
