import { z } from 'zod'
import { type Environment, parseSettings } from './parse-settings.ts'

/** Which root key, and where it is. */

const token = {
  PKCS11_MODULE: z.string().startsWith('/', 'must be an absolute path'),
  PKCS11_TOKEN: z.string().min(1),
  PKCS11_PIN: z.string().min(4),
  PKCS11_KEY_LABEL: z.string().min(1),
}

/** Of the key itself: an alias could be pointed at another key. The region is part of it. */
const KEY_ARN = /^arn:aws[a-z-]*:kms:([a-z0-9-]+):[0-9]{12}:key\/[A-Za-z0-9-]+$/

const kms = {
  AWS_KMS_KEY_ARN: z.string().regex(KEY_ARN, 'must be the ARN of a key'),
  /** Another address of the same service, such as that of a private network. */
  AWS_KMS_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1),
  AWS_SECRET_ACCESS_KEY: z.string().min(1),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
}

const world = z.enum(['practice', 'live'])

export const rootKeyEnvironment = z.discriminatedUnion('KEY_WRAPPER', [
  z.object({ WORLD: world, KEY_WRAPPER: z.literal('pkcs11'), ...token }),
  z
    .object({ WORLD: world, KEY_WRAPPER: z.literal('aws-kms'), ...kms })
    .refine((values) => values.WORLD === 'practice' || !values.AWS_KMS_ENDPOINT?.startsWith('http:'), {
      path: ['AWS_KMS_ENDPOINT'],
      message: 'must begin with https in the live world',
    }),
  z.object({
    WORLD: z.literal('practice', 'KEY_WRAPPER=file is for the practice world only'),
    KEY_WRAPPER: z.literal('file'),
    KEY_FILE: z.string().startsWith('/', 'must be an absolute path'),
  }),
])

export type Pkcs11Settings = {
  readonly kind: 'pkcs11'
  readonly modulePath: string
  readonly tokenLabel: string
  readonly pin: string
  readonly keyLabel: string
}
export type FileSettings = { readonly kind: 'file'; readonly path: string }
export type KmsSettings = {
  readonly kind: 'aws-kms'
  readonly keyArn: string
  readonly region: string
  readonly endpoint: string
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string
  }
}
export type WrapperSettings = Pkcs11Settings | FileSettings | KmsSettings

export function toWrapperSettings(values: z.infer<typeof rootKeyEnvironment>): WrapperSettings {
  if (values.KEY_WRAPPER === 'file') return { kind: 'file', path: values.KEY_FILE }
  return values.KEY_WRAPPER === 'pkcs11' ? pkcs11Settings(values) : kmsSettings(values)
}

const SECOND = 'SECOND_'

/** While root keys are exchanged there are two: the second one's settings have the same names behind `SECOND_`. */
export function readSecondWrapper(env: Environment): WrapperSettings | null {
  if (env[`${SECOND}KEY_WRAPPER`] === undefined) return null
  const renamed = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(SECOND) ? [[name.slice(SECOND.length), value] as const] : [],
  )
  const own = { ...Object.fromEntries(renamed), WORLD: env.WORLD }
  return toWrapperSettings(parseSettings(rootKeyEnvironment, own, SECOND))
}

/** For the command that makes the root key: it needs the token and nothing else. */
export function readPkcs11Settings(env: Environment): Pkcs11Settings {
  return pkcs11Settings(parseSettings(z.object(token), env))
}

function pkcs11Settings(values: z.infer<z.ZodObject<typeof token>>): Pkcs11Settings {
  return {
    kind: 'pkcs11',
    modulePath: values.PKCS11_MODULE,
    tokenLabel: values.PKCS11_TOKEN,
    pin: values.PKCS11_PIN,
    keyLabel: values.PKCS11_KEY_LABEL,
  }
}

function kmsSettings(values: z.infer<z.ZodObject<typeof kms>>): KmsSettings {
  const keyArn = values.AWS_KMS_KEY_ARN
  const region = KEY_ARN.exec(keyArn)?.[1] ?? ''
  const token = values.AWS_SESSION_TOKEN
  return {
    kind: 'aws-kms',
    keyArn,
    region,
    endpoint: values.AWS_KMS_ENDPOINT ?? `https://kms.${region}.amazonaws.com/`,
    credentials: {
      accessKeyId: values.AWS_ACCESS_KEY_ID,
      secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
      ...(token === undefined ? {} : { sessionToken: token }),
    },
  }
}
