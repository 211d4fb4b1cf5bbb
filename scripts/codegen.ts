// `npm run codegen`: lints the contract and generates everything that follows from it. Exits 0, 1 when the contract
// breaks its rules, 2 when it cannot be read. An interrupted run changes nothing.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import config from '../codegen.config.ts';
import { generate } from './codegen/generate.ts';
import { lintContract } from './contract/lint/lint.ts';
import { loadContract } from './contract/load.ts';
import { ContractError, say } from './contract/source.ts';
import { removeAtExit, replaceFolder } from './replace-folder.ts';

// Beside the real folder, so that relative imports are the same.
const making = join(dirname(config.outDir), `.codegen-${process.pid}`);
removeAtExit(making);
const began = performance.now();
try {
  const contract = loadContract(config.contract);
  const complaints = lintContract(contract);
  for (const complaint of complaints) console.error(`${say(complaint)} ${complaint.rule}: ${complaint.says}`);
  if (complaints.length > 0) {
    console.error('Nothing was generated: the contract breaks its rules.');
    process.exitCode = 1;
  } else {
    const doors = await generate(contract, making);
    replaceFolder(config.outDir, making);
    for (const [name, text] of doors) writeFileSync(join(config.outDir, '..', name), text);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${contract.operations.length} operations, ${doors.size} doors, ${seconds} s.`);
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
