import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { fileErrors } from '@windhover/core/files/errors'
import { isContentName, isContentOf, nameContent } from '../../platform/files/name-content.ts'
import type { FileStore } from '../../ports/file-store.ts'

const CONNECT_WITHIN_MS = 3_000
const ANSWER_WITHIN_MS = 15_000
const ATTEMPTS = 2
/** We put nothing larger there, so whatever is larger is not ours. */
const BYTES_MAX = 32 * 1024 * 1024

export type S3Options = {
  /** Null for Amazon itself. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Amazon S3, or anything that speaks its language. */
export function createS3FileStore(options: S3Options): FileStore {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Others than Amazon refuse the checksums it adds by itself; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  })
  return {
    put: async (content) => {
      const name = nameContent(content)
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: content.bytes })).catch(notStored)
      return name
    },
    get: async (name) => {
      if (!isContentName(name)) return null
      const bytes = await readObject(client, { Bucket, Key: name }).catch(unavailable)
      return bytes !== null && isContentOf(name, bytes) ? bytes : null
    },
    remove: async (name) => {
      if (isContentName(name))
        await client.send(new DeleteObjectCommand({ Bucket, Key: name })).catch(unavailable)
    },
  }
}

async function readObject(
  client: S3Client,
  place: { Bucket: string; Key: string },
): Promise<Uint8Array | null> {
  try {
    const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(place))
    if (Body === undefined || ContentLength > BYTES_MAX) throw new Error('not an object of ours')
    return await Body.transformToByteArray()
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null
    throw error
  }
}

function notStored(cause: unknown): never {
  throw fileErrors.notStored({ cause })
}

function unavailable(cause: unknown): never {
  throw fileErrors.unavailable({ cause })
}
