import { pinErrors } from '@windhover/core/files/errors'
import { z } from 'zod'
import type { Pinning } from '../../ports/pinning.ts'

const ANSWER_WITHIN_MS = 30_000
/** The newer kind, which is the same wherever it is computed. */
const OPTIONS = { cidVersion: 1 }

const answerShape = z.object({
  /** CIDv0 in base58, or CIDv1 in base32. */
  IpfsHash: z.string().regex(/^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,})$/),
})

type Options = { readonly url: string; readonly jwt: string; readonly gatewayUrl: string }

/** The pinning API of Pinata, which others offer in the same shape. */
export function createPinning(options: Options): Pinning {
  const root = options.url.replace(/\/+$/, '')
  const gateway = options.gatewayUrl.replace(/\/+$/, '')
  const authorization = `Bearer ${options.jwt}`

  const post = async (path: string, init: Pick<RequestInit, 'body' | 'headers'>): Promise<string> => {
    const response = await fetch(`${root}${path}`, {
      method: 'POST',
      ...init,
      headers: { accept: 'application/json', authorization, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return `${gateway}/ipfs/${answerShape.parse(await response.json()).IpfsHash}`
  }

  return {
    pinFile: ({ bytes, type }) => {
      const form = new FormData()
      // A name of ours: what a person called the file is nobody's business there.
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'picture')
      form.append('pinataOptions', JSON.stringify(OPTIONS))
      return post('/pinning/pinFileToIPFS', { body: form }).catch((cause: unknown) => {
        throw pinErrors.fileFailed({ cause })
      })
    },
    pinMetadata: (metadata) =>
      post('/pinning/pinJSONToIPFS', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pinataContent: metadata, pinataOptions: OPTIONS }),
      }).catch((cause: unknown) => {
        throw pinErrors.metadataFailed({ cause })
      }),
  }
}
