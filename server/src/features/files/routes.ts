import { FILE_BYTES_MAX } from '@windhover/core/files/constants'
import { fileRoutes } from '@windhover/core/files/contract'
import { pinErrors } from '@windhover/core/files/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { createPictureFetch } from '../../platform/upstream/fetch-picture.ts'
import { keepPicture } from './keep-picture.ts'
import type { FileParts } from './parts.ts'
import { pinPicture } from './pin-picture.ts'
import { readFile } from './read-file.ts'

const FETCH_WITHIN_MS = 8_000

export function fileBindings(parts: FileParts): readonly RouteBinding[] {
  const { pinning, config } = parts
  const fetchPicture = createPictureFetch({
    // What was pinned before can be pinned again, wherever the deployment's gateway is.
    trustedHosts: new Set(config.pinning === null ? [] : [new URL(config.pinning.gatewayUrl).host]),
    httpsOnly: true,
    bytesMax: FILE_BYTES_MAX,
    timeoutMs: FETCH_WITHIN_MS,
  })
  return [
    bindRoute(fileRoutes.upload, async ({ session, file }) =>
      keepPicture(parts, { userId: session.userId, bytes: file.bytes }),
    ),
    bindRoute(fileRoutes.getFile, async ({ params }) => readFile(parts, params.name)),
    bindRoute(fileRoutes.pinFile, async ({ session, file, body }) => ({
      ipfsUrl: await pinPicture(
        { ...parts, fetchPicture },
        { userId: session.userId, bytes: file?.bytes ?? null, url: body.fileUrl ?? null },
      ),
    })),
    bindRoute(fileRoutes.pinMetadata, async ({ body }) => {
      if (pinning === null) throw pinErrors.metadataFailed()
      return { ipfsUrl: await pinning.pinMetadata(body) }
    }),
  ]
}
