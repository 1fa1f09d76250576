import type { TestOutcome } from './read-reports.ts'
import type { Requirement } from './read-requirements.ts'

export type CapabilityCoverage = {
  readonly capability: string
  readonly proven: number
  readonly total: number
  readonly open: readonly Requirement[]
}

export type Coverage = {
  readonly capabilities: readonly CapabilityCoverage[]
  readonly proven: number
  readonly total: number
  /** Ids in test titles that no requirement has: a typing mistake, or a requirement that was dropped. */
  readonly unknown: readonly { readonly id: string; readonly title: string; readonly file: string }[]
}

const ID = /\bR\d+-\d+\b/g

/** A requirement is proven when at least one test that names it passed and none that names it failed. */
export function judgeRequirements(
  requirements: readonly Requirement[],
  outcomes: readonly TestOutcome[],
): Coverage {
  const known = new Set(requirements.map((requirement) => requirement.id))
  const passed = new Set<string>()
  const failed = new Set<string>()
  const unknown: Coverage['unknown'][number][] = []
  for (const { title, status, file } of outcomes) {
    for (const [id] of title.matchAll(ID)) {
      if (!known.has(id)) unknown.push({ id, title, file })
      if (status === 'passed') passed.add(id)
      if (status === 'failed') failed.add(id)
    }
  }
  const isOpen = ({ id }: Requirement) => !passed.has(id) || failed.has(id)
  const names = [...new Set(requirements.map((requirement) => requirement.capability))].sort()
  const capabilities = names.map((capability) => {
    const all = requirements.filter((requirement) => requirement.capability === capability)
    const open = all.filter(isOpen)
    return { capability, proven: all.length - open.length, total: all.length, open }
  })
  const total = requirements.length
  return { capabilities, proven: total - requirements.filter(isOpen).length, total, unknown }
}
