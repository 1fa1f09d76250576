import type { MultipartFile } from '@fastify/multipart'
import type { FileRules, SentFile } from '@windhover/core/contract/route'
import { AppError } from '@windhover/core/errors/app-error'
import { requestErrors } from '@windhover/core/errors/platform-errors'
import type { FastifyRequest } from 'fastify'

type FileStream = MultipartFile['file']

const FIELDS_MAX = 20
const FIELD_BYTES_MAX = 16 * 1024
/** Borders, heads of the parts and short fields around the file. */
const AROUND_FILE_BYTES = 64 * 1024

export type SentForm = { readonly fields: Record<string, string>; readonly file: SentFile | null }

/** Reads a form while it arrives: what is over a limit is dropped on the way in, never held. */
export async function readForm(request: FastifyRequest, rules: FileRules | undefined): Promise<SentForm> {
  const maxBytes = rules?.maxBytes ?? 0
  const limits = { fileSize: maxBytes, files: 1, fields: FIELDS_MAX, fieldSize: FIELD_BYTES_MAX }
  const form: { fields: Record<string, string>; file: SentFile | null } = { fields: {}, file: null }
  try {
    const saidBytes = Number(request.headers['content-length'] ?? 0)
    if (saidBytes > maxBytes + AROUND_FILE_BYTES) throw tooLarge(rules)
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(form.fields, part)
      else if (part.fieldname === rules?.field) form.file = fileOf(await readWhole(part.file, rules))
      else part.file.resume()
    }
  } catch (error) {
    // The rest is let in and dropped: many senders listen for an answer only when they have said everything.
    request.raw.unpipe()
    request.raw.resume()
    throw describeFailure(error, rules)
  }
  if (form.file === null && rules !== undefined && rules.isOptional !== true) throw missing(rules.field)
  return form
}

type Field = { readonly fieldname: string; readonly value: unknown; readonly valueTruncated?: boolean }

function addField(fields: Record<string, string>, { fieldname, value, valueTruncated }: Field): void {
  if (valueTruncated === true) throw requestErrors.tooLarge()
  // Two of a name could be read as either of them.
  if (fieldname in fields || typeof value !== 'string') throw unreadable()
  fields[fieldname] = value
}

/** Ends with the byte that is too many, not with the last one that a sender cares to send. */
function readWhole(file: FileStream, rules: FileRules): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    file.on('data', (chunk: Buffer) => chunks.push(chunk))
    file.once('limit', () => reject(rules.tooLarge()))
    file.once('end', () => resolve(Buffer.concat(chunks)))
    file.once('error', reject)
    file.once('close', () => reject(unreadable()))
  })
}

/** A browser sends a chooser that was left empty as a file of nothing. */
const fileOf = (bytes: Buffer): SentFile | null => (bytes.byteLength === 0 ? null : { bytes })

const tooLarge = (rules: FileRules | undefined) => rules?.tooLarge() ?? requestErrors.tooLarge()
const missing = (field: string) =>
  requestErrors.invalid({ context: { field: `body.${field}`, problem: 'Missing' } })
const unreadable = (cause?: unknown) =>
  requestErrors.invalid({ context: { field: 'body', problem: 'Not readable as a form' }, cause })

function describeFailure(error: unknown, rules: FileRules | undefined): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rules)
  if (typeof code === 'string' && code.endsWith('_LIMIT')) return requestErrors.tooLarge({ cause: error })
  return unreadable(error)
}
