export type Platform = { readonly os?: string[]; readonly cpu?: string[]; readonly libc?: string[] }

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** What a package with binaries is for, from the words of its name: `@biomejs/cli-linux-x64-musl`. */
export function readPlatform(name: string): Platform | null {
  const words = name.replace(/^@[^/]+\//, '').split('-')
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = words.flatMap((word) =>
    word.startsWith('musl') ? ['musl'] : word.startsWith('gnu') ? ['glibc'] : [],
  )
  if (cpu.length === 0 && os.length === 0) return null
  return {
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
  }
}
