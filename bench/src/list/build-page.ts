import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** The page as it would be shipped, under an address of its own. */
export async function servePage() {
  const folder = await mkdtemp(join(tmpdir(), 'list-bench-'))
  const config = join(REPOSITORY, 'web/tools/list-bench/vite.config.ts')
  const vite = join(REPOSITORY, 'node_modules/.bin/vite')
  await promisify(execFile)(vite, ['build', '--config', config, '--outDir', folder], { cwd: REPOSITORY })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    const bytes = await readFile(file).catch(() => null)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(bytes === null ? 404 : 200, { 'content-type': type }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}
