import type { Plugin } from 'vite'

const GENERATOR = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors|json-schema-generator)\.js$/
const EXPORTED = /^export (?:const|function|class) (\w+)/gm

/** Only the server describes its contracts as JSON Schema: 5 kB gzip less for every visitor. */
export function dropJsonSchema(): Plugin {
  return {
    name: 'drop-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!GENERATOR.test(id)) return null
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => name)
      const absent = `function absent() { throw new Error('JSON Schema is not part of the browser build') }`
      return { code: [absent, ...names.map((name) => `export const ${name} = absent`)].join('\n'), map: null }
    },
  }
}
