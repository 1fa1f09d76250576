import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'

const LEFT_OUT = new Set(['node_modules', '.git', '.run', 'reports', 'dist'])

/** A copy of the sources to change at will. Lies inside the repository, so that packages can be hard links. */
export function copyRepository(): { folder: string; remove: () => void } {
  mkdirSync(join(REPOSITORY, '.run'), { recursive: true })
  const folder = mkdtempSync(join(REPOSITORY, '.run/copy-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const entry of readdirSync(REPOSITORY).filter((name) => !LEFT_OUT.has(name))) {
      const filter = (source: string) => !LEFT_OUT.has(basename(source))
      cpSync(join(REPOSITORY, entry), join(folder, entry), { recursive: true, filter })
    }
    execFileSync('cp', ['-al', join(REPOSITORY, 'node_modules'), join(folder, 'node_modules')])
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
