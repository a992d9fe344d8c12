/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  reactCompiler: true,
  poweredByHeader: false,
  // In development Next logs the arguments of server actions, and some of them are secrets.
  logging: { serverFunctions: false },
  typescript: { ignoreBuildErrors: true },
}

export default config
