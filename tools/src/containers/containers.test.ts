import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { productEnvironment } from '@windhover/sandbox/world/product-environment'
import { witnessEnvironment } from '@windhover/sandbox/world/witness-environment'
import { readConfig } from '@windhover/server/config'
import { readGateConfig } from '@windhover/server/gate-config'
import { securityHeaders, WEB_POLICY } from '@windhover/server/platform/http/security-headers'
import { readOwnerDatabaseUrl, readSignerConfig } from '@windhover/signer/config'
import { readWitnessConfig } from '@windhover/witness/config'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { redisUsers } from '../stack/engines/plan-redis.ts'
import { identityKeyOf } from '../stack/engines/restate-identity.ts'
import { REPOSITORY } from '../stack/repository.ts'
import { makeComposeSecrets } from './compose-secrets.ts'
import { readDockerfile } from './read-dockerfile.ts'

/** No container engine runs here; this checks what can be known without one. */

type Service = {
  readonly build?: { readonly dockerfile: string; readonly target?: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly secrets?: readonly { readonly source: string; readonly uid: string; readonly mode: number }[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: unknown
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly networks: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, unknown>>
}

const inRepository = (path: string) => join(REPOSITORY, path)
const compose: Compose = parse(readFileSync(inRepository('compose.yaml'), 'utf8'), { merge: true })
const services = Object.entries(compose.services)
const dockerfiles = globSync('docker/*.Dockerfile', { cwd: REPOSITORY })

const made = makeComposeSecrets()

/** As compose fills it in when nothing is set outside but the .env that the command makes. */
const filledIn = (value: string) =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*)|:[?][^}]*)\}/g,
    (_all, name: string, preset?: string) => made[name] ?? preset ?? '',
  )
const environmentOf = (name: string) =>
  Object.fromEntries(
    Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
  )

describe('compose.yaml', () => {
  it.each(services)('%s names files, volumes, networks and services that exist', (_name, service) => {
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('.')) expect(existsSync(inRepository(source)), source).toBe(true)
      else expect(compose.volumes, source).toHaveProperty(source)
    }
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network)
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(needed)
      if (condition === 'service_healthy') expect(isHealthChecked(needed), needed).toBe(true)
    }
    if (service.build?.target) {
      expect(readDockerfile(inRepository(service.build.dockerfile)).stages).toContain(service.build.target)
    }
  })

  it('holds no password: each is made by the command, and nothing starts without it', () => {
    const text = readFileSync(inRepository('compose.yaml'), 'utf8')
    expect(text.match(/:\/\/\w+:(?!\$\{)[^@\s/]+@/g)).toBeNull()
    const asked = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|IDENTITY)\w*)(:.)?/g)]
    expect(new Set(asked.map(([, name]) => name))).toEqual(
      new Set(Object.keys(made).filter((name) => !/^(SIGNER_|SIGNER_OWNER_)SECRETS$|_PEM$/.test(name))),
    )
    for (const [all, , rule] of asked) expect(rule, all).toBe(':?')
  })

  it('lets nobody into Redis but the product, as everywhere else', () => {
    const command = (compose.services.redis?.command ?? []).map(filledIn)
    expect(command.slice(command.indexOf('--user'))).toEqual(redisUsers(made.REDIS_PASSWORD_SHA256 ?? ''))
    expect(environmentOf('api').REDIS_URL).toContain(made.REDIS_PASSWORD)
  })

  it('reaches Restate through its gate alone, and the worker alone reaches its admin', () => {
    expect(compose.services.restate).not.toHaveProperty('ports')
    expect(environmentOf('restate').RESTATE_LISTEN_MODE).toBe('unix')
    const gate = readGateConfig(environmentOf('restate-gate'))
    expect(environmentOf('api').RESTATE_INGRESS_URL).toContain(gate.ingress.password)
    expect(readConfig(environmentOf('api')).restate.worker).toBeNull()
    expect(readConfig(environmentOf('worker')).restate.worker).toEqual({
      adminUrl: `http://windhover:${gate.admin.password}@restate-gate:9070`,
      identityKey: identityKeyOf(made.RESTATE_IDENTITY_PEM ?? ''),
    })
  })

  it.each(['api', 'worker'])('gives %s an environment it accepts', (name) => {
    const environment = environmentOf(name)
    expect(readConfig(environment).worldBadge).toBe('Practice world')
    expect(environment).toMatchObject(productEnvironment(sandboxPortsFrom(4750), 'sandbox'))
  })

  it('gives the witness an environment it accepts, and no place to write to', () => {
    const environment = environmentOf('witness')
    expect(readWitnessConfig(environment).world).toBe('practice')
    expect(environment).toMatchObject(witnessEnvironment(sandboxPortsFrom(4750), 'sandbox'))
    expect(compose.services.witness).toMatchObject({ read_only: true })
    expect(compose.services.witness?.volumes).toContain('witness-key:/var/lib/windhover:ro')
  })

  it('gives the signer settings it accepts, no secret among them, and a network without a way out', () => {
    const environment = environmentOf('signer')
    const settings = {
      ...environment,
      ...JSON.parse(made.SIGNER_SECRETS ?? ''),
      WITNESS_KEYS: 'ab'.repeat(32),
    }
    expect(readSignerConfig(settings)).toMatchObject({ wrapper: { kind: 'file' }, socketGroup: 1000 })
    for (const secret of Object.values(made)) expect(Object.values(environment)).not.toContain(secret)
    expect(compose.services.signer?.networks).toEqual(['signer'])
    expect(compose.networks.signer).toEqual({ internal: true })
  })

  it('migrates the database of the signer as its owner, before the signer starts and with another file', () => {
    expect(readOwnerDatabaseUrl(JSON.parse(made.SIGNER_OWNER_SECRETS ?? ''))).toContain(
      'windhover_signer_owner',
    )
    expect(made.SIGNER_SECRETS).not.toContain(made.SIGNER_OWNER_DATABASE_PASSWORD)
    expect(compose.services.signer?.depends_on).toHaveProperty('signer-migrate')
    for (const [name, file] of [
      ['signer', 'SIGNER_SECRETS'],
      ['signer-migrate', 'SIGNER_OWNER_SECRETS'],
    ] as const) {
      const [secret] = compose.services[name]?.secrets ?? []
      expect(secret).toMatchObject({ uid: '1100', mode: 0o400 })
      expect(compose.secrets[secret?.source ?? '']).toEqual({ environment: file })
      expect(environmentOf(name).SIGNER_SECRETS_FILE).toBe(`/run/secrets/${secret?.source}`)
    }
  })

  it('starts the version of Restate that the lock file names', () => {
    const lock: { packages: Record<string, { version: string }> } = JSON.parse(
      readFileSync(inRepository('package-lock.json'), 'utf8'),
    )
    const { version } = lock.packages['node_modules/@restatedev/restate-server'] ?? {}
    expect(readFileSync(inRepository('compose.yaml'), 'utf8')).toContain(`restatedev/restate:${version}`)
  })
})

describe('the Dockerfiles', () => {
  it.each(dockerfiles)('%s copies and starts files that exist, as an ordinary user', (path) => {
    const { sources, programs, usersOfLastStages } = readDockerfile(inRepository(path))
    for (const file of [...sources, ...programs]) expect(existsSync(inRepository(file)), file).toBe(true)
    expect(usersOfLastStages.length).toBeGreaterThan(0)
    expect(usersOfLastStages.filter((user) => /^(root|0)\b/.test(user))).toEqual([])
  })

  it('hand npm every workspace, without which it refuses the lock file', () => {
    const root: { workspaces: string[] } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))
    for (const path of dockerfiles) {
      const { sources } = readDockerfile(inRepository(path))
      expect(sources).toEqual(expect.arrayContaining(root.workspaces.map((name) => `${name}/package.json`)))
    }
  })
})

describe('the Caddyfile', () => {
  const caddyfile = readFileSync(inRepository('docker/Caddyfile'), 'utf8')
  const { 'content-security-policy': _api, ...always } = securityHeaders('http://localhost')

  it.each([...Object.entries(always), ['content-security-policy', WEB_POLICY]])(
    'sends the same %s as the api',
    (name, value) => {
      const line = caddyfile.split('\n').find((each) => each.trim().toLowerCase().startsWith(`${name} `))
      expect(line?.trim().slice(String(name).length + 1)).toBe(`"${value}"`)
    },
  )
})

function isHealthChecked(name: string): boolean {
  const service = compose.services[name]
  if (service?.healthcheck !== undefined) return true
  const dockerfile = service?.build?.dockerfile
  return dockerfile !== undefined && readFileSync(inRepository(dockerfile), 'utf8').includes('HEALTHCHECK')
}
