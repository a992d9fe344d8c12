/**
 * Drives the destinations against the real WordPress (Debian's package, with PHP and MariaDB) and the real Ghost (from npm, on the
 * same MariaDB), posts to the real server of Bluesky (from npm), and runs the PHP sample of the webhook guide. Installs what is
 * missing, which needs root for Debian's packages, and keeps it in a folder of its own. With the argument `bluesky` that alone.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startBluesky } from './bluesky-server.ts'
import { checkPhpSample } from './php-sample.ts'
import { freePort, home, run, runTests, say, start, stopAll, until } from './programs.ts'

const ghostVersion = '6.65.0'
const packages =
  'wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-gd php-xml php-mbstring php-curl mariadb-server'

type Database = { socket: string; port: number }

const Integrations = z.object({
  integrations: z
    .array(z.object({ api_keys: z.array(z.object({ type: z.string(), secret: z.string() })) }))
    .min(1),
})

const Passwords = z.object({ admin: z.string(), editor: z.string(), contributor: z.string() })

function installPackages(): void {
  if (existsSync('/usr/share/wordpress') && existsSync('/usr/sbin/mariadbd') && existsSync('/usr/bin/php'))
    return
  say(`Installing ${packages} …`)
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages.split(' ')], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

async function startMariaDb(): Promise<Database> {
  const data = join(home, 'mariadb')
  const socket = join(data, 'socket')
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  run('chmod', ['755', home])
  run('chown', ['mysql:mysql', data])
  run('mariadb-install-db', [
    '--no-defaults',
    '--user=mysql',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
  ])
  const port = await freePort()
  start('mariadbd', [
    '--no-defaults',
    '--user=mysql',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
  ])
  const sql = (text: string) => run('mariadb', ['--no-defaults', '-S', socket, '-uroot', '-e', text])
  await until('MariaDB', async () => {
    sql('select 1')
    return true
  })
  for (const host of ['localhost', '127.0.0.1'])
    sql(`create user 'real'@'${host}' identified by 'real'; grant all on *.* to 'real'@'${host}'`)
  sql('create database wordpress; create database ghost')
  return { socket, port }
}

async function startWordPress({ socket }: Database) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = join(home, 'wordpress')
  rmSync(folder, { recursive: true, force: true })
  // Debian keeps themes apart and links to them.
  const themes = join(folder, 'wp-content/themes')
  run('cp', ['-rL', '/usr/share/wordpress', folder])
  rmSync(themes, { recursive: true, force: true })
  mkdirSync(themes, { recursive: true })
  for (const shelf of ['/usr/share/wordpress/wp-content/themes', '/var/lib/wordpress/wp-content/themes'])
    if (existsSync(shelf)) run('cp', ['-rL', `${shelf}/.`, themes])
  rmSync(join(folder, 'wp-config.php'), { force: true })
  const keys = [
    'AUTH_KEY',
    'SECURE_AUTH_KEY',
    'LOGGED_IN_KEY',
    'NONCE_KEY',
    'AUTH_SALT',
    'SECURE_AUTH_SALT',
    'LOGGED_IN_SALT',
    'NONCE_SALT',
  ]
  writeFileSync(
    join(folder, 'wp-config.php'),
    `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'real'); define('DB_PASSWORD', 'real'); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
${keys.map((key) => `define('${key}', '${key} of a test');`).join('\n')}
$table_prefix = 'wp_';
// Application passwords without https, for a site on this machine.
define('WP_ENVIRONMENT_TYPE', 'local'); define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  )
  const router = join(home, 'router.php')
  writeFileSync(
    router,
    `<?php
$root = '${folder}'; $path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH); $file = $root . $path;
if (is_file($file) && !str_ends_with($file, '.php')) return false;
$script = is_file($file) ? $file : $root . '/index.php';
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = substr($script, strlen($root));
chdir(dirname($script)); require $script;
`,
  )
  const install = join(home, 'install.php')
  writeFileSync(
    install,
    `<?php
define('WP_INSTALLING', true); $_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';
function wp_mail() { return true; }
require '${folder}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Acme Blog', 'admin', 'admin@acme.example', true, '', 'a-long-password');
update_option('permalink_structure', '/%postname%/'); global $wp_rewrite; $wp_rewrite->init(); flush_rewrite_rules(false);
foreach (['ann' => 'author', 'editor' => 'editor', 'contributor' => 'contributor'] as $login => $role)
  wp_insert_user(['user_login' => $login, 'user_pass' => 'x', 'user_email' => "$login@acme.example", 'role' => $role, 'display_name' => ucfirst($login) . ' Author']);
wp_insert_term('Guides', 'category');
foreach (['admin', 'editor', 'contributor'] as $login)
  [$passwords[$login]] = WP_Application_Passwords::create_new_application_password(get_user_by('login', $login)->ID, ['name' => 'Masthead']);
echo json_encode($passwords);
`,
  )
  const passwords = Passwords.parse(JSON.parse(run('php', [install])))
  start('php', ['-S', `127.0.0.1:${port}`, '-t', folder, router], {
    cwd: folder,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  })
  await until('WordPress', async () => (await fetch(`${url}/wp-json/`)).ok)
  const secretOf = (username: keyof typeof passwords) => ({ username, app_password: passwords[username] })
  return { url, secret: secretOf('admin'), editor: secretOf('editor'), contributor: secretOf('contributor') }
}

function installGhost(): string {
  const folder = join(home, `ghost-${ghostVersion}`)
  const program = join(folder, 'package')
  // Written last: an installation that was interrupted is not whole, and begins again.
  const installed = join(folder, 'installed')
  if (existsSync(installed)) return program
  say(`Installing Ghost ${ghostVersion} …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  run('npm', ['pack', `ghost@${ghostVersion}`, '--silent'], { cwd: folder })
  run('tar', ['xzf', `ghost-${ghostVersion}.tgz`], { cwd: folder })
  run('npm', ['install', '--omit=dev', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: program,
  })
  writeFileSync(installed, '')
  return program
}

async function startGhost(database: Database) {
  const program = installGhost()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const content = join(home, 'ghost-content')
  rmSync(content, { recursive: true, force: true })
  cpSync(join(program, 'content'), content, { recursive: true })
  const connection = {
    host: '127.0.0.1',
    port: database.port,
    user: 'real',
    password: 'real',
    database: 'ghost',
  }
  writeFileSync(
    join(program, 'config.production.json'),
    JSON.stringify({
      url,
      server: { port, host: '127.0.0.1' },
      database: { client: 'mysql', connection },
      mail: { transport: 'Direct' },
      paths: { contentPath: content },
      privacy: { useUpdateCheck: false, useGravatar: false },
      logging: { level: 'error', transports: ['file'], path: join(content, 'logs') },
    }),
  )
  start('node', ['index.js'], { cwd: program, env: { ...process.env, NODE_ENV: 'production' } })
  const api = `${url}/ghost/api/admin`
  await until('Ghost', async () => (await fetch(`${api}/site/`)).ok)
  const owner = {
    name: 'Ann Owner',
    email: 'ann@acme.example',
    password: 'Str0ng-pass-word-1',
    blogTitle: 'Acme Ghost',
  }
  // As the browser of its owner does, cookies included.
  const jar = join(content, 'cookies')
  const headers = ['-H', 'content-type: application/json', '-H', `origin: ${url}`]
  const post = (path: string, body: object) =>
    run('curl', ['-sS', '-b', jar, '-c', jar, ...headers, '-d', JSON.stringify(body), `${api}${path}`])
  post('/authentication/setup/', { setup: [owner] })
  post('/session/', { username: owner.email, password: owner.password })
  const made = post('/integrations/?include=api_keys', { integrations: [{ name: 'Masthead' }] })
  const { integrations } = Integrations.parse(JSON.parse(made))
  const admin = integrations[0]?.api_keys.find(({ type }) => type === 'admin')
  return { url, secret: { admin_key: admin?.secret ?? '' } }
}

async function driveDestinations(): Promise<number> {
  installPackages()
  checkPhpSample(new URL('../../docs/guides/02-webhooks.md', import.meta.url), (args) => run('php', args))
  const database = await startMariaDb()
  say('Starting WordPress and Ghost …')
  const wordpress = await startWordPress(database)
  const ghost = await startGhost(database)
  return runTests('destinations.ts', { REAL_DESTINATIONS: JSON.stringify({ wordpress, ghost }) })
}

mkdirSync(home, { recursive: true })
try {
  const codes = [
    await runTests('bluesky.ts', { REAL_BLUESKY: JSON.stringify(await startBluesky()) }),
    ...(process.argv[2] === 'bluesky' ? [] : [await driveDestinations()]),
  ]
  process.exitCode = Math.max(...codes)
} finally {
  stopAll()
}
