/** What a pop-up asks for before it can be confirmed. */
export interface AgreementDemand {
  hasProtocol: boolean;
  /** 1 means that a box must be ticked. */
  userConfirmType: number;
}

/** Whether confirming is open, given the demand and the box. */
export function mayConfirm({ hasProtocol, userConfirmType }: AgreementDemand, ticked: boolean): boolean {
  return ticked || !(hasProtocol || userConfirmType === 1);
}
