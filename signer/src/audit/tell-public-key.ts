import { chmodSync, renameSync, writeFileSync } from 'node:fs'

/** For everybody to read, and there as a whole or not at all. */
export function tellPublicKey(file: string, publicKey: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${publicKey}\n`)
  // Whatever the umask is.
  chmodSync(draft, 0o644)
  renameSync(draft, file)
}
