import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { compressChunks, compressedChunkRoutes } from './scripts/compress-chunks.mjs'

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  reactCompiler: true,
  poweredByHeader: false,
  // Every title in the head of the first answer: streamed ones arrive after the page, and now and then never.
  htmlLimitedBots: /./,
  // The check has its own step in `npm test`; a first start does not wait for it.
  typescript: { ignoreBuildErrors: true },
  // An import of articles with their images: 12 MB in Base64.
  experimental: { proxyClientMaxBodySize: 17_000_000 },
  // In development Next logs the arguments of server actions, and some of them are secrets.
  logging: { serverFunctions: false },
}

/** @type {import('next').NextConfig} */
const compressed = {
  compiler: { runAfterProductionCompile: ({ distDir }) => compressChunks(distDir) },
  rewrites: async () => ({
    beforeFiles: compressedChunkRoutes.map(({ source, has, destination }) => ({ source, has, destination })),
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => compressedChunkRoutes.map(({ source, has, headers }) => ({ source, has, headers })),
}

/** @param {string} phase */
export default (phase) => (phase === PHASE_DEVELOPMENT_SERVER ? config : { ...config, ...compressed })
