/** Test runners give each worker a process of its own: the run is the process that made them. */
export function testRun(): number {
  return process.send === undefined ? process.pid : process.ppid;
}
