import type { NodeProcess } from './node-process.ts';

export const FAULTS = ['stop', 'cut', 'kill'] as const;
/** kill: SIGKILL. stop: SIGSTOP, and later SIGCONT. cut: the node's way to the database passes no bytes. */
export type Fault = (typeof FAULTS)[number];

export async function strike(node: NodeProcess, fault: Fault): Promise<void> {
  if (fault === 'cut') node.link.cut();
  else await node.signal(fault === 'kill' ? 'SIGKILL' : 'SIGSTOP');
}

export async function mend(node: NodeProcess, fault: Fault): Promise<void> {
  if (fault === 'cut') node.link.mend();
  else if (fault === 'stop') await node.signal('SIGCONT');
  else await node.start();
}
