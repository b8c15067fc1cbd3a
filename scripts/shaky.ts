import type { Reporter, TestModule } from 'vitest/node';

/** Names every test that failed at first and passed when it was run once more, with what went wrong: such a test is to be mended. */
export default class Shaky implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      if (test.diagnostic()?.flaky !== true) continue;
      console.log(`shaky: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message, stacks = [] } of test.result().errors ?? []) {
        const [at] = stacks;
        console.log(`  ${message.split('\n')[0]}${at === undefined ? '' : ` (line ${at.line})`}`);
      }
    }
  }
}
