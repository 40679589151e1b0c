import type { Node } from './nodes.ts';

/** Where things listen. */
export const ports = {
  etcdClients: 2379,
  etcdPeers: 2380,
  postgres: 5432,
  patroni: 8008,
  /** HAProxy: the database that is written to, those that are read from, and the site. */
  primary: 5000,
  replicas: 5001,
  site: 8080,
  pgbouncer: 6432,
};

/** The addresses of HAProxy's two halves, both of which people and poolers know. */
export const halves = ['10.77.0.2', '10.77.0.3'] as const;

export const toEtcdArguments = (node: Node, nodes: Node[], folder: string) => [
  '--name',
  node.name,
  '--data-dir',
  `${folder}/etcd`,
  '--listen-peer-urls',
  `http://${node.address}:${ports.etcdPeers}`,
  '--initial-advertise-peer-urls',
  `http://${node.address}:${ports.etcdPeers}`,
  '--listen-client-urls',
  `http://${node.address}:${ports.etcdClients}`,
  '--advertise-client-urls',
  `http://${node.address}:${ports.etcdClients}`,
  '--initial-cluster',
  nodes.map(({ name, address }) => `${name}=http://${address}:${ports.etcdPeers}`).join(','),
  '--enable-v2',
  '--heartbeat-interval',
  '200',
  '--election-timeout',
  '2000',
];

/** JSON, which is YAML. Everybody on this network is trusted: it is none that others can reach. */
export const writePatroni = (node: Node, nodes: Node[], folder: string, programs: string) =>
  JSON.stringify({
    scope: 'market',
    name: node.name,
    restapi: {
      listen: `${node.address}:${ports.patroni}`,
      connect_address: `${node.address}:${ports.patroni}`,
    },
    // Its older interface: through the newer one, Patroni 3.0 lets a primary that was cut off take
    // its place back from the one that was promoted meanwhile, whose orders are then lost.
    etcd: { hosts: nodes.map(({ address }) => `${address}:${ports.etcdClients}`) },
    bootstrap: {
      dcs: {
        // A node that is gone is missed after twenty seconds, Patroni's least.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // A process that died is not waited for: another node takes over at once.
        master_start_timeout: 0,
        // A new primary acknowledges nothing before a replica has it.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        'host all all 10.77.0.0/24 trust',
        'host replication all 10.77.0.0/24 trust',
      ],
    },
    postgresql: {
      listen: `${node.address}:${ports.postgres}`,
      connect_address: `${node.address}:${ports.postgres}`,
      data_dir: `${folder}/data`,
      bin_dir: programs,
      pgpass: `${folder}/pgpass`,
      // One that cannot follow any more is copied anew, without anybody being asked.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: { username: 'postgres', password: 'trusted' },
        replication: { username: 'replicator', password: 'trusted' },
        rewind: { username: 'postgres', password: 'trusted' },
      },
      parameters: {
        unix_socket_directories: folder,
        // A cable that is cut is noticed after five seconds, not after a minute: until then, what is
        // written waits for the replica at its other end.
        wal_sender_timeout: '5s',
        wal_receiver_timeout: '5s',
        wal_receiver_status_interval: '1s',
        hot_standby_feedback: 'on',
      },
    },
  });

/** One half: it asks Patroni who may be written to, and the servers whether they are ready. */
export const writeHaproxy = (address: string, nodes: Node[], servers: number[]) => `
defaults
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s
  retries 2
  option redispatch

listen primary
  bind ${address}:${ports.primary}
  mode tcp
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} ${node.address}:${ports.postgres} check port ${ports.patroni}`).join('\n')}

listen replicas
  bind ${address}:${ports.replicas}
  mode tcp
  balance roundrobin
  option httpchk GET /replica?lag=16MB
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} ${node.address}:${ports.postgres} check port ${ports.patroni}`).join('\n')}

listen site
  bind ${address}:${ports.site}
  mode http
  option forwardfor
  option httpchk GET /ready
  http-check expect status 200
  # What only asks may be asked again elsewhere when a server dies of it.
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fall 2 rise 1
${servers.map((port) => `  server market${port} 127.0.0.1:${port} check`).join('\n')}
`;

/** `market` hands connections out by transaction; `market_session` is for servers that prepare statements. */
export const writePgbouncer = (folder: string) => `
[databases]
market = host=${halves.join(',')} port=${ports.primary} dbname=market user=postgres
market_read = host=${halves.join(',')} port=${ports.replicas} dbname=market user=postgres
market_session = host=${halves.join(',')} port=${ports.primary} dbname=market user=postgres pool_mode=session

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 60
server_round_robin = 1
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 2
logfile = ${folder}/pgbouncer.log
`;
