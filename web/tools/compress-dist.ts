import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface CompressedSize {
  gzip: number
  brotli: number
}

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/

/** Fonts and pictures are compressed already; below this a smaller file costs more than it saves. */
const SMALLEST_BYTES = 256

/** Compressed once here instead of on every request. Answers the sizes by path inside `dist`. */
export function compressDist(distDir: string): Map<string, CompressedSize> {
  const sizes = new Map<string, CompressedSize>()
  for (const entry of readdirSync(distDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name) || entry.parentPath.endsWith('.vite')) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    const gzip = gzipSync(content, { level: constants.Z_BEST_COMPRESSION })
    const brotli = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    })
    if (content.length >= SMALLEST_BYTES) {
      writeFileSync(`${path}.gz`, gzip)
      writeFileSync(`${path}.br`, brotli)
    }
    sizes.set(relative(distDir, path).split(sep).join('/'), { gzip: gzip.length, brotli: brotli.length })
  }
  return sizes
}
