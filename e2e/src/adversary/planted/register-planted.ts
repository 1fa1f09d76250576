import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { sep } from 'node:path'

/**
 * FOR TESTS ONLY: lets modules of a `modules` folder take the place of modules of the product, each lying where the one
 * lies that it stands for (`modules/core/transactions/same-call.ts`). They pass everything through but the hole that is
 * open, so that a defect can be planted without any code of the product knowing of it. Has to run before the product is
 * loaded.
 */
const REPOSITORY = new URL('../../../../', import.meta.url)

export function registerPlanted(modules: URL): void {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const planted = new Map(files.map((file) => [realModule(file), new URL(file, modules).href]))
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const found = nextResolve(specifier, context)
      // A planted module reaches the real one; everybody else meets the planted one.
      const isInside = context.parentURL?.startsWith(modules.href) === true
      const other = isInside ? undefined : planted.get(found.url)
      return other === undefined ? found : { ...found, url: other }
    },
  })
}

function realModule(file: string): string {
  const [workspace = '', ...path] = file.split(sep)
  return new URL(`${workspace}/src/${path.join('/')}`, REPOSITORY).href
}
