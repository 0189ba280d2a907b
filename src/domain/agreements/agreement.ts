/** What a pop-up asks for before it can be confirmed. */
export interface AgreementDemand {
  hasProtocol: boolean;
  /** 1 means that a box must be ticked. */
  userConfirmType: number;
}

/** Whether the confirm button is enabled, given the demand and whether the box is ticked. */
export function mayConfirm({ hasProtocol, userConfirmType }: AgreementDemand, ticked: boolean): boolean {
  return ticked || !(hasProtocol || userConfirmType === 1);
}
