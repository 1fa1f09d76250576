import { readPlatform } from './read-platform.ts'

export type LockedPackage = {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

export type Lockfile = {
  readonly packages: Readonly<Record<string, LockedPackage>>
  readonly [field: string]: unknown
}

/**
 * npm leaves a binary for another platform out of the lock file when the registry at hand does not hold it, and
 * `npm ci` then refuses the lock file everywhere. This finds what is left out and supplies it without a checksum;
 * npm never downloads it on a platform it is not for.
 */
export function findMissingOptionals(lockfile: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [path, owner] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      if (isLocked(lockfile, path, name)) continue
      const platform = readPlatform(name)
      if (!platform || !/^\d/.test(version))
        throw new Error(`${path} wants ${name}@${version}, which must be locked by npm`)
      missing[`node_modules/${name}`] = {
        version,
        ...(owner.dev ? { dev: true } : {}),
        optional: true,
        ...platform,
      }
    }
  }
  return missing
}

export function completeLockfile(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...findMissingOptionals(lockfile) }
  // npm sorts by path; keeping its order keeps the next change small.
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lockfile, packages: Object.fromEntries(sorted) }
}

/** Packages are looked for beside the one that wants them and in every folder above. */
function isLocked(lockfile: Lockfile, from: string, name: string): boolean {
  const candidate = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (lockfile.packages[candidate]) return true
  if (from === '') return false
  const above = from.lastIndexOf('/node_modules/')
  return isLocked(lockfile, above < 0 ? '' : from.slice(0, above), name)
}
