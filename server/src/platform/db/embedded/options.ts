/** How PostgreSQL is set up, passed at every start: the directory holds no setting of ours that an update would have to find. */
const options = {
  // An answer means it is on the disk. Never otherwise, not even in tests.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  random_page_cost: '1.1',
  max_connections: '100',
  jit: 'off',
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  cluster_name: 'takt',
  // No network: only processes that may enter the socket's directory get in.
  listen_addresses: '',
  port: '5432',
} as const

export const socketName = `.s.PGSQL.${options.port}`

export const asArguments = (sockets: string): string[] =>
  Object.entries({ ...options, unix_socket_directories: `"${sockets.replaceAll('"', '""')}"` }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )

export const connectionString = (sockets: string, role: string, password: string): string =>
  `postgres://${role}:${password}@localhost:${options.port}/takt?host=${encodeURIComponent(sockets)}`
