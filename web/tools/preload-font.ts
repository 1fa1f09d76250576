import type { Plugin } from 'vite'

/** The text font is named only inside the stylesheet: without a preload it starts one round trip late. */
export function preloadFont({ fileName }: { fileName: string }): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find(
          (name) => name.includes(fileName) && name.endsWith('.woff2'),
        )
        if (!font) throw new Error(`preload-font: no emitted font matches "${fileName}"`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` }
        return [{ tag: 'link', injectTo: 'head-prepend', attrs }]
      },
    },
  }
}
