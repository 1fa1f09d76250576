import type { LockedPackage, Lockfile } from './complete-lockfile.ts'
import { readPlatform } from './read-platform.ts'

/** Where the product is built and runs: what is installed there has a checksum. */
const DEPLOYED = { os: 'linux', cpu: 'x64', libc: 'glibc' }

/** Packages that npm would install without knowing what is in them. */
export function findUnchecked(lockfile: Lockfile): readonly string[] {
  return Object.entries(lockfile.packages)
    .filter(([path, locked]) => path.startsWith('node_modules/') && locked.link !== true)
    .filter(([path, locked]) => locked.integrity === undefined && !isForAnother(path, locked))
    .map(([path]) => path)
}

/** Packages whose install script nobody has allowed or refused by name. */
export function findUndecidedScripts(
  lockfile: Lockfile,
  allowScripts: Readonly<Record<string, boolean>>,
): readonly string[] {
  return Object.entries(lockfile.packages).flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return locked.hasInstallScript === true && allowScripts[name] === undefined ? [path] : []
  })
}

/** An optional binary of another platform, which the registry at hand may not hold and npm does not install here. */
function isForAnother(path: string, locked: LockedPackage): boolean {
  const platform = readPlatform(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  if (platform === null || locked.optional !== true) return false
  const { os = [DEPLOYED.os], cpu = [DEPLOYED.cpu], libc = [DEPLOYED.libc] } = platform
  return !(os.includes(DEPLOYED.os) && cpu.includes(DEPLOYED.cpu) && libc.includes(DEPLOYED.libc))
}
