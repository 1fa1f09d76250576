import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropJsonSchema } from './tools/drop-json-schema.ts'
import { preloadFont } from './tools/preload-font.ts'
import { serveSignerKey } from './tools/serve-signer-key.ts'
import { workspaceGroup } from './tools/workspace-group.ts'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4710'

export default defineConfig({
  // Where the development server runs as a user who cannot write here.
  cacheDir: process.env.WEB_CACHE_DIR ?? 'node_modules/.vite',
  define: {
    // Always a literal, so that the gallery falls out of a build that did not ask for it.
    'import.meta.env.VITE_UI_GALLERY': JSON.stringify(process.env.VITE_UI_GALLERY ?? ''),
  },
  plugins: [
    react(),
    tailwindcss(),
    dropJsonSchema(),
    preloadFont({ fileName: 'inter-latin' }),
    serveSignerKey(process.env.SIGNER_PUBLIC_KEY_FILE),
  ],
  server: {
    port: 4700,
    strictPort: true,
    host: 'localhost',
    proxy: { '/api': { target: apiUrl, changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
            {
              name: 'data',
              test: /node_modules[\\/](zod|@tanstack[\\/](react-query|query-core))[\\/]/,
              priority: 30,
            },
            { name: 'start', tags: ['$initial'], priority: 20 },
            { name: workspaceGroup(import.meta.dirname), priority: 10 },
            // Checked with by proofs and addresses, signed with by recovery codes: cut in two, both would be larger.
            { name: 'curves', test: /@noble[\\/]curves/, priority: 7 },
            // What nearly every panel needs, in one chunk: the entry names each chunk that a panel needs. Hashes, what
            // signs, tabs and buttons that copy are needed often, but by few panels.
            {
              name: 'parts',
              test: /^(?!.*(@noble|[\\/]authority[\\/]|[\\/]ui[\\/](tabs|copy-button)))/,
              minShareCount: 12,
              priority: 5,
            },
          ],
        },
      },
    },
  },
})
