import { readFile } from 'node:fs/promises'
import { SIGNER_KEY_PATH } from '@windhover/core/authority/vault-record'
import type { Plugin } from 'vite'

/** The development server hands out the signer's public key, as Caddy does it elsewhere. */
export function serveSignerKey(file: string | undefined): Plugin {
  return {
    name: 'serve-signer-key',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(SIGNER_KEY_PATH, async (_request, answer) => {
        const key = file === undefined ? null : await readFile(file, 'utf8').catch(() => null)
        answer.statusCode = key === null ? 404 : 200
        answer.setHeader('content-type', 'text/plain')
        answer.end(key ?? '')
      })
    },
  }
}
