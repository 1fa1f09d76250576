import { kindOfFile, type TestKind } from './test-kinds.ts'

export type Chosen = { readonly kind: TestKind; readonly files: readonly string[] }

/** The test files whose path contains one of the filters. They must be of one kind: kinds differ in what they start. */
export function chooseFiles(
  testFiles: readonly string[],
  wanted: { readonly filters: readonly string[]; readonly kind?: TestKind | undefined },
): Chosen {
  if (wanted.filters.length === 0) throw new Error('name a test file, or a part of its path')
  const files = testFiles
    .filter((file) => wanted.filters.some((filter) => file.includes(filter.replace(/^\.\//, ''))))
    .filter((file) => wanted.kind === undefined || kindOfFile(file) === wanted.kind)
    .sort()
  const kinds = [...new Set(files.flatMap((file) => kindOfFile(file) ?? []))]
  const [kind] = kinds
  if (kind === undefined) throw new Error(`no test file matches ${wanted.filters.join(' or ')}`)
  if (kinds.length > 1) {
    throw new Error(`${wanted.filters.join(' or ')} matches ${kinds.join(' and ')} tests; add --kind ${kind}`)
  }
  return { kind, files }
}
