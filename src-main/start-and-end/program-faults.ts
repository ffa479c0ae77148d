/**
 * Errors that nobody caught: faults of the program. Main goes on, because what was sent or scanned must be answered, but
 * what the fault broke off may never end by itself. So a line above every screen says so until Packbench is started
 * again.
 */
export interface ProgramFaults {
  /** Whether there was one since the start. */
  any(): boolean;
  /** `hear` is called at the first one. */
  watch(hear: () => void): void;
  note(): void;
}

export function createProgramFaults(): ProgramFaults {
  let any = false;
  const hearers: (() => void)[] = [];
  return {
    any: () => any,
    watch: (hear) => void hearers.push(hear),
    note() {
      if (any) return;
      any = true;
      for (const hear of hearers) hear();
    },
  };
}
